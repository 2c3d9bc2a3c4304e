const zonedTime = /^(\d{4}-\d\d-\d\d([T ]\d\d:\d\d[\d:.]*)? ?(Z|[+-]\d\d(:?\d\d)?)|\d\d:\d\d[\d:.]*Z)$/i;

/** Whether a date or a time ends in Z or in an offset. It is shown as it was sent, which may be another day here. [NET-27] */
export const isZonedTime = (value: unknown): boolean => typeof value === 'string' && zonedTime.test(value);
