import type { ViewProps } from '../../embed/element/element-module.ts';
import { useKeyedState } from '../../screen/use-keyed-state.ts';
import { Card } from '../../ui/controls/card.tsx';
import { readHistoryState, useHistoryKey, writeHistoryState } from '../../ui/hooks/history-state.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import type { definition } from './patient-payments.definition.ts';
import { firstTab, type TabName } from './patient-payments.rules.ts';
import { PaymentList } from './payment-list.tsx';

/** The payments of a patient, in two tabs; each list is asked for when it is first shown. [PAY-01] */
export function PatientPayments(props: ViewProps<typeof definition>) {
  const kept = useHistoryKey(props.page.tag);
  const [chosen, setChosen] = useKeyedState<TabName, TabName>(props.attributes.tab, stated =>
    firstTab(readHistoryState(kept), stated),
  );
  const choose = (name: string) => {
    writeHistoryState(kept, name);
    setChosen(() => name as TabName);
  };
  return (
    <Card title="Payments">
      <Tabs
        key={props.attributes.patientId}
        label="Payments"
        chosen={chosen}
        choose={choose}
        tabs={[
          {
            name: 'advance-payment',
            label: 'Advance Payments',
            content: <PaymentList name="advance-payment" {...props} />,
          },
          {
            name: 'reimbursement',
            label: 'Expense Reimbursements',
            content: <PaymentList name="reimbursement" {...props} />,
          },
        ]}
      />
    </Card>
  );
}
