import { useEffect, useId, useRef } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { AllocationLine } from './allocation-line.tsx';
import { AllocationTotals, Remaining } from './allocation-totals.tsx';
import css from './deposit-form.css?inline';
import { definition } from './deposit-form.definition.ts';
import { useDepositForm } from './deposit-form.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: DepositForm, styles: [sharedSheet(), css] });

/** The totals, a line for each child document, and Save. [DEP-01] */
function DepositForm(props: ViewProps<typeof definition>) {
  const screenTexts = useTexts(screenCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const form = useDepositForm(props);
  const obstacleId = useId();
  const lines = useRef<HTMLUListElement>(null);
  const isExceeded = form.obstacle === texts.balanceExceeded;
  // The sticky foot grows by its sentence, which must not cover the field that is being typed in.
  useEffect(() => {
    if (isExceeded) lines.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [isExceeded]);
  return (
    <Card title={texts.title}>
      {form.notices.list}
      <CheckedForm attempts={form.attempts} name="depositBalance" onSubmit={form.save}>
        <AllocationTotals balance={form.balance} total={form.total} />
        <p className="column-titles" aria-hidden="true">
          <span>{screenTexts.labels.study}</span>
          <span>{texts.funds}</span>
          <span>{texts.threshold}</span>
        </p>
        <ul className="lines" ref={lines}>
          {form.lines.map((line, index) => (
            <AllocationLine
              // Other children of the page must not take over the field that is being typed in.
              key={form.hasDuplicates ? index : line.id}
              line={line}
              siteId={props.attributes.siteId}
              page={props.page}
              readOnly={form.isSending}
              attempted={form.attempts > 0}
              refusalOf={form.refusalOf}
              change={edit => form.change(index, edit)}
            />
          ))}
        </ul>
        {form.lines.length === 0 && <p className="empty">{screenTexts.noStudies}</p>}
        <div className="footer">
          <div className="obstacle" aria-live="polite">
            {form.obstacle && (
              <Notice tone="danger" announcesItself>
                <span id={obstacleId}>
                  <a
                    href={isExceeded ? '#funds' : undefined}
                    onClick={event => {
                      event.preventDefault();
                      lines.current?.querySelector('input')?.focus();
                    }}
                  >
                    {form.obstacle}
                  </a>
                </span>
              </Notice>
            )}
          </div>
          <Button
            tone="primary"
            type="submit"
            unavailable={form.obstacle !== undefined}
            pressUnavailable={form.markInvalid}
            aria-describedby={obstacleId}
            busy={form.isSending}
            busyLabel={sharedTexts.saving}
          >
            {texts.save}
          </Button>
          <Remaining balance={form.balance} total={form.total} />
        </div>
      </CheckedForm>
    </Card>
  );
}
