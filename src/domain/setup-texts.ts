/** What people read in place of a section that a mistake of the page keeps from being shown. [NET-13] */
export const unavailable = "This section isn't available right now.";

/** The heading of the mistake itself. [NET-13] */
export const staffDetails = 'Details for staff';
