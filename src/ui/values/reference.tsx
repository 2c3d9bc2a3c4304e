export interface ReferenceProps {
  readonly text: string;
  /** The full URL of the record's page, if it is on this site. */
  readonly url: string | undefined;
}

/** What names a record: a link if the address of its page is known. */
export const Reference = ({ text, url }: ReferenceProps) => (
  <bdi>{url && text ? <a href={url}>{text}</a> : text}</bdi>
);
