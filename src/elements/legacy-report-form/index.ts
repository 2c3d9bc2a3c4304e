import { behaviourModule } from '../../embed/behaviour.ts';
import { definition } from './legacy-report-form.definition.ts';
import { behave } from './legacy-report-form.state.ts';

export const element = behaviourModule({ definition, behave });
