import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { readHistoryState, useHistoryKey, writeHistoryState } from '../../table/view/state/history-state.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useKeyedState } from '../../ui/hooks/use-keyed-state.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './patient-payments.definition.ts';
import { initialTab, type TabName } from './patient-payments.rules.ts';
import { PaymentList } from './payment-list.tsx';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: PatientPayments, styles: [sharedSheet()] });

/** The payments of a patient in two tabs; each list is requested when its tab is first shown. [PAY-01] */
function PatientPayments(props: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
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
        tabs={[
          {
            name: 'advance-payment',
            label: texts.advancePayments.tab,
            content: <PaymentList name="advance-payment" {...props} />,
          },
          {
            name: 'reimbursement',
            label: texts.reimbursements.tab,
            content: <PaymentList name="reimbursement" {...props} />,
          },
        ]}
      />
    </Card>
  );
}
