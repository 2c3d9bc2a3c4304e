import { useLayoutEffect } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SelectField } from '../../ui/select/select.tsx';
import type { definition } from './quick-actions.definition.ts';
import { actions, hasPatient, isStudyRequired } from './quick-actions.rules.ts';
import { useQuickActions } from './quick-actions.state.ts';

/** Action, site, study, patient; then the browser itself goes to the action's page. [QA-01] */
export function QuickActions(props: ViewProps<typeof definition>) {
  const state = useQuickActions(props);
  const { notices, choice, choose, isLeaving, attempts, errors, action, fields, submit } = state;
  if (state.isEmpty) return <Nothing host={props.element.host} />;
  const label = actions.find(({ value }) => value === choice.action)?.label ?? 'Start';
  return (
    <Card title="Quick Actions">
      {notices.list}
      <ErrorSummary attempts={attempts} />
      <form
        className="quick-actions"
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        autoComplete="off"
      >
        <SelectField
          label="Action"
          placeholder="Select an action"
          options={actions}
          value={choice.action}
          choose={value => choose({ action: value })}
          error={errors.action}
        />
        <Places {...state} />
        {hasPatient(choice) && (
          <LookupField
            label="Patient"
            placeholder="Select a patient"
            emptyText="No patients are available."
            disabled={needed(state)}
            value={choice.patient}
            choose={value => choose({ patient: value })}
            error={errors.patient}
            {...state.patients}
          />
        )}
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button tone="primary" type="submit" busy={isLeaving}>
          {label}
        </Button>
      </form>
    </Card>
  );
}

type State = ReturnType<typeof useQuickActions>;

/** Site and study, each with how many the other leaves out. [QA-04] */
function Places({ choice, choose, errors, isLoading, sites, studies, studyRest }: State) {
  return (
    <>
      <div>
        <SelectField
          label="Site"
          placeholder="Select a site"
          emptyText={choice.study ? 'No sites found for selected study' : 'No sites are available.'}
          options={sites.options}
          value={choice.site}
          choose={value => choose({ site: value })}
          error={errors.site}
          loading={isLoading}
          clearable
        />
        <Excluded>{sites.excluded}</Excluded>
      </div>
      <div>
        <SelectField
          label="Study"
          placeholder="Select a study"
          emptyText={choice.site ? 'No studies found for selected site' : 'No studies are available.'}
          options={studies.options}
          value={choice.study}
          choose={value => choose({ study: value })}
          error={errors.study}
          loading={isLoading}
          disabled={studyRest}
          optional={!isStudyRequired(choice)}
          clearable
        />
        <Excluded>{studies.excluded}</Excluded>
      </div>
    </>
  );
}

const Excluded = ({ children }: { readonly children: string | undefined }) => (
  <p className="excluded" role="status">
    {children}
  </p>
);

/** Why there are no patients to choose from yet; false when there are. */
const needed = ({ choice }: State): string | false =>
  (!choice.action && 'Please select an action first') ||
  (!choice.site && 'Please select a site first') ||
  (!choice.study && 'Please select a study first');

/** Nothing is assigned: the element takes no room either, whatever psp.css keeps free. [QA-07] */
function Nothing({ host }: { readonly host: HTMLElement }) {
  useLayoutEffect(() => {
    const wasHidden = host.hidden;
    host.hidden = true;
    return () => {
      host.hidden = wasHidden;
    };
  }, [host]);
  return null;
}
