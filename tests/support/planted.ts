import type { GenericSchema } from 'valibot';

/** Values of a record that no element shows: private ones, each distinct from all others. */
const fields = [
  'TIN ssn passportNumber dateOfBirth gender phoneNumber homeNumber mobileNumber email homeAddress',
  'pickupAddress govtIdName firstName middleName lastName maidenName emergencyContact nextOfKin iban swift',
  'paymentACC paymentACCName paymentRouting paymentBIC paymentBank paymentCheckName paymentCheckAddress',
  'paymentAddressString paymentAddressBookStreet paymentFirstSevenSingleLoadCard cardNumber securityCode',
  'driverLicense insuranceNumber medicalRecordNumber diagnosis medication dietaryRestrictions driverNotes',
  'frequentFlyerNumber roomRequirements internalNote denyReason ipAddress userName password sessionId ethnicity',
].flatMap(line => line.split(' '));

const mark = 'planted';

/** A value that nothing may repeat. */
export const plant = (field: string): string => `${mark}-${field}-7f3a`;

/** How many there are. */
export const plantCount = fields.length;

const plants = (): Record<string, string> => Object.fromEntries(fields.map(field => [field, plant(field)]));

/** The planted values that texts contain, each with the text before it. */
export const plantsIn = (texts: readonly string[]): string[] =>
  texts.flatMap(text => text.match(new RegExp(`.{0,60}?${mark}-\\w+-7f3a`, 'gs')) ?? []);

/** A value with all of them planted in each of its objects. */
export function planted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(planted);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, item]) => [name, planted(item)]);
  return { ...plants(), ...Object.fromEntries(known) };
}

/** A value with a planted one in place of each of its texts. */
export function allPlanted(value: unknown): unknown {
  if (typeof value === 'string') return plant('text');
  if (Array.isArray(value)) return value.map(allPlanted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, allPlanted(item)]));
}

interface Wrapping {
  readonly type: string;
  readonly wrapped: GenericSchema;
  readonly options: readonly GenericSchema[];
  readonly item: GenericSchema;
  readonly entries: Readonly<Record<string, GenericSchema>>;
}

/** The value of a text, number or flag with this name. */
type Leaf = (type: string, name: string) => unknown;

const benign: Leaf = type => ({ string: 'Shown', number: 1, boolean: true })[type];

/** A value that is valid for a schema: one item of each list, the first option of each choice. */
export function sampleOf(schema: unknown, leaf: Leaf = benign, name = ''): unknown {
  const { type, wrapped, options, item, entries } = schema as Wrapping;
  if (wrapped) return sampleOf(wrapped, leaf, name);
  if (options) return sampleOf(options[0], leaf, name);
  if (item) return [sampleOf(item, leaf, name)];
  if (entries)
    return Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, sampleOf(entry, leaf, key)]),
    );
  return leaf(type, name);
}
