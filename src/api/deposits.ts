import { formEndpoint } from './schemas/shapes.ts';

export const saveDeposits = formEndpoint('saveDeposits', 'redirect');
