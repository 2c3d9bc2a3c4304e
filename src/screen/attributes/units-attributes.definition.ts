/** The attributes that identify the site or study of a list of units. [AU-01] [UR-01] */
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
