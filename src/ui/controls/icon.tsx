interface IconProps {
  /** Its path, on a grid of 16 pixels. */
  readonly d: string;
  /** Pixels, or a length of CSS. */
  readonly size?: number | string;
}

/** A line drawing that says what the label of its button says. */
export const Icon = ({ d, size = 16 }: IconProps) => (
  <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
    <path d={d} />
  </svg>
);
