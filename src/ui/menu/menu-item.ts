/** An item with `href` is a link, one with `choose` a button; one with neither is plain text. */
export interface MenuItem {
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | 'success' | 'warning' | 'muted' | undefined;
  /** A same-origin address; checking it is up to the caller. */
  readonly href?: string | undefined;
  readonly choose?: (() => void) | undefined;
}

export interface MenuProps {
  /** The accessible name of the button, such as `More actions for ERR-1`. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}
