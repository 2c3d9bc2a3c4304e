import { numberIn, Refusal, type Visit } from '../visit.ts';

export interface Site {
  readonly id: number;
  readonly site_number: string;
  readonly organization_name: string;
  readonly site_name: string;
  readonly country: string;
}

/** The site named in the path. */
export function siteIn({ database, path }: Visit): Site {
  const site = database.first<Site>('SELECT * FROM sites WHERE id = ?', numberIn(path.siteId));
  if (!site) throw new Refusal(404, 'There is no such site.');
  return site;
}
