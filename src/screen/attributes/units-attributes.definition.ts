/** The attributes of lists of units that say whose they are. [AU-01] [UR-01] */
export const unitsAttributes = {
  mode: {
    type: 'choice',
    values: ['direct', 'study'],
    required: true,
    description: 'Whether the id is that of a direct site or of a study.',
    example: 'direct',
  },
  id: {
    type: 'text',
    required: true,
    description: 'The site or study.',
    example: '12',
  },
} as const;
