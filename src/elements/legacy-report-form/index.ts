import { behaviourModule } from '../../embed/element/behaviour-element.ts';
import { definition } from './legacy-report-form.definition.ts';
import { behave } from './legacy-report-form.state.ts';

export const element = behaviourModule({ definition, behave });
