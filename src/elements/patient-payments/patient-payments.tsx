import { advancePaymentsOfPatient } from '../../api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../api/reimbursements.ts';
import { perLanguage } from '../../domain/language/language.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { readHistoryState, useHistoryKey, writeHistoryState } from '../../table/view/state/history-state.ts';
import { Table } from '../../table/view/table.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useKeyedState } from '../../ui/hooks/use-keyed-state.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './patient-payments.definition.ts';
import {
  advancePaymentColumns,
  initialTab,
  patientReimbursementColumns,
  type TabName,
  tabNames,
  withIds,
} from './patient-payments.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: PatientPayments, styles: [sharedSheet()] });

/** The payments of a patient in two tabs; each list is requested when its tab is first shown. [PAY-01] */
function PatientPayments(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = language.texts(catalogue);
  const historyKey = useHistoryKey(definition.tag);
  const [tab, setTab] = useKeyedState<TabName, TabName>(props.attributes.tab, fromAttribute =>
    initialTab(readHistoryState(historyKey), fromAttribute),
  );
  const chooseTab = (name: string) => {
    writeHistoryState(historyKey, name);
    setTab(() => name as TabName);
  };
  return (
    <Card title={texts.title}>
      <Tabs
        key={props.attributes.patientId}
        label={texts.title}
        chosen={tab}
        choose={chooseTab}
        tabs={tabNames.map(name => ({
          name,
          label: lists(language)[name].tab,
          content: <PaymentList name={name} {...props} />,
        }))}
      />
    </Card>
  );
}

const lists = perLanguage(language => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return {
    'advance-payment': {
      endpoint: advancePaymentsOfPatient,
      columns: advancePaymentColumns,
      tab: texts.advancePayments.tab,
      label: texts.advancePayments.label,
      loadingText: screenTexts.loadingPayments,
    },
    reimbursement: {
      endpoint: reimbursementsOfPatient,
      columns: patientReimbursementColumns,
      tab: texts.reimbursements.tab,
      label: texts.reimbursements.label,
      loadingText: texts.reimbursements.loading,
    },
  } as const;
});

interface PaymentListProps extends ViewProps<typeof definition> {
  readonly name: TabName;
}

/** The list of one tab. [PAY-01] */
function PaymentList({ name, attributes, page, element }: PaymentListProps) {
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
