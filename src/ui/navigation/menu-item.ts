/** An item leads to an address or does something; with neither it is only a text. */
export interface MenuItem {
  readonly label: string;
  readonly tone?: 'primary' | 'danger' | 'success' | 'warning' | 'muted' | undefined;
  /** A link; whoever makes the item has seen to it that it stays on this site. */
  readonly href?: string | undefined;
  readonly choose?: (() => void) | undefined;
}

export interface MenuProps {
  /** What the button is called by those who hear it, such as `More actions for ERR-1`. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}
