import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('upcoming-appointments', {
  title: 'Upcoming Appointments',
  loading: 'Looking up your appointments...',
  empty: 'No upcoming appointments',
  /** The column of their times, and the name of an appointment without a date. */
  appointment: 'Appointment',
});
