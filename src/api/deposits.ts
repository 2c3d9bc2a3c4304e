import { formEndpoint } from './schemas/endpoints.ts';

export const saveDeposits = formEndpoint('saveDeposits', 'redirect');
