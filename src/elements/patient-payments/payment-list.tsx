import { advancePaymentsOfPatient } from '../../api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../api/reimbursements.ts';
import { perLanguage } from '../../domain/language/language.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Table } from '../../table/view/table.tsx';
import type { definition } from './patient-payments.definition.ts';
import { advancePaymentColumns, patientReimbursementColumns, withIds } from './patient-payments.rules.ts';
import { catalogue } from './texts.ts';

const lists = perLanguage(language => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return {
    'advance-payment': {
      endpoint: advancePaymentsOfPatient,
      columns: advancePaymentColumns,
      label: texts.advancePayments.label,
      loadingText: screenTexts.loadingPayments,
    },
    reimbursement: {
      endpoint: reimbursementsOfPatient,
      columns: patientReimbursementColumns,
      label: texts.reimbursements.label,
      loadingText: texts.reimbursements.loading,
    },
  } as const;
});

interface PaymentListProps extends ViewProps<typeof definition> {
  readonly name: keyof ReturnType<typeof lists>;
}

/** The list of one tab. [PAY-01] */
export function PaymentList({ name, attributes, page, element }: PaymentListProps) {
  const language = useLanguage();
  const { endpoint, columns, label, loadingText } = lists(language)[name];
  const { patientId } = attributes;
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(endpoint, { path: { patientId }, page }),
    columns,
    mapRows: withIds,
  });
  return (
    <>
      {screen.notices.list}
      <Table navigate={element.navigate} {...{ source, label, loadingText }} />
    </>
  );
}
