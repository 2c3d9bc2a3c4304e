/** The visible texts of psp-activity-units. */
export const texts = {
  title: 'Activity Unit List',
  loading: 'Loading the activities...',
  conditionsTitle: (activity: string) => `Surcharge Conditions - Activity: ${activity}`,
  conditionsLoading: 'Loading the surcharge conditions...',
} as const;
