import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('activity-units', {
  title: 'Activity Unit List',
  loading: 'Loading the activities...',
  conditionsTitle: 'Surcharge Conditions - Activity: {activity}',
  conditionsLoading: 'Loading the surcharge conditions...',
});
