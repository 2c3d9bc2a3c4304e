type Stated = string | number | null | undefined;

interface NamedStudy {
  readonly id: string;
  readonly studyName?: Stated;
  readonly name?: Stated;
  readonly legalName?: Stated;
  readonly scoutNumber?: Stated;
  readonly studyId?: Stated;
}

/** A study by the first of its names that is stated. */
export const studyName = ({ id, studyName, name, legalName, scoutNumber, studyId }: NamedStudy): string =>
  String(studyName || name || legalName || scoutNumber || studyId || id);

interface NamedSite {
  readonly id: string;
  readonly siteId?: Stated;
  readonly organizationName?: Stated;
  readonly siteName?: Stated;
  readonly name?: Stated;
}

/** A site by its number and its name, as far as they are stated: `S-0012 Lakeshore Clinic, Oncology`. */
export function siteName({ id, siteId, organizationName, siteName, name }: NamedSite): string {
  const called = name || [organizationName, siteName].filter(Boolean).join(', ');
  return [siteId, called].filter(Boolean).join(' ') || id;
}
