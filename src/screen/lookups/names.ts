type Stated = string | number | null | undefined;

interface NamedStudy {
  readonly id: string;
  readonly studyName?: Stated;
  readonly name?: Stated;
  readonly legalName?: Stated;
  readonly scoutNumber?: Stated;
  readonly studyId?: Stated;
}

/** The name of a study: the first of its name fields that is set, else its id. */
export const studyName = ({ id, studyName, name, legalName, scoutNumber, studyId }: NamedStudy): string =>
  String(studyName || name || legalName || scoutNumber || studyId || id);

interface NamedSite {
  readonly id: string;
  readonly siteId?: Stated;
  readonly organizationName?: Stated;
  readonly siteName?: Stated;
  readonly name?: Stated;
}

/** The name of a site from its number and names, as far as they are set: `S-0012 Lakeshore Clinic, Oncology`. */
export function siteName({ id, siteId, organizationName, siteName, name }: NamedSite): string {
  const siteLabel = name || [organizationName, siteName].filter(Boolean).join(', ');
  return [siteId, siteLabel].filter(Boolean).join(' ') || id;
}
