/** The attributes that identify the site or study of a list of units. [AU-01] [UR-01] */
export const unitsAttributes = {
  mode: { type: 'choice', values: ['direct', 'study'], required: true, example: 'direct' },
  id: { type: 'text', required: true, example: '12' },
} as const;
