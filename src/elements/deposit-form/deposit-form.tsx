import type { ViewProps } from '../../embed/element.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { AllocationLine } from './allocation-line.tsx';
import { AllocationTotals } from './allocation-totals.tsx';
import type { definition } from './deposit-form.definition.ts';
import { exceeds } from './deposit-form.rules.ts';
import { useDepositForm } from './deposit-form.state.ts';

/** The balance, a line per child document, and Save. [DEP-01] */
export function DepositForm(props: ViewProps<typeof definition>) {
  const form = useDepositForm(props);
  const isSending = form.phase === 'saving' || form.phase === 'leaving';
  return (
    <Card title="Allocate deposit balance">
      {form.notices.list}
      <form name="depositBalance" noValidate onSubmit={form.save}>
        <AllocationTotals balance={form.balance} total={form.total} />
        <p className="columns" aria-hidden="true">
          <span>Study</span>
          <span>Funds</span>
          <span>Threshold</span>
        </p>
        <ul>
          {form.lines.map((line, index) => (
            <AllocationLine
              // Ids may clash, and then the form says so; the place of a line never changes.
              key={index}
              line={line}
              siteId={props.attributes.siteId}
              readOnly={isSending}
              attempted={form.attempted}
              change={edit => form.change(index, edit)}
            />
          ))}
        </ul>
        {form.lines.length === 0 && <p className="none">No studies are available.</p>}
        <div className="foot">
          <div role="alert" className="exceeds">
            {form.exceeds && <p>{exceeds}</p>}
            {form.balance === undefined && <p>The deposit balance is missing, so nothing can be saved.</p>}
            {form.clashes.length > 0 && <p>Two studies share an identifier, so nothing can be saved.</p>}
          </div>
          <Button tone="primary" type="submit" disabled={!form.maySave} busy={isSending} busyLabel="Saving…">
            Save balances
          </Button>
        </div>
      </form>
    </Card>
  );
}
