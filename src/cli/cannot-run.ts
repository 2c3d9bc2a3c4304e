/** The reason why something could not be checked; if it is the page itself, the command ends with exit code 2. */
export class CannotRun extends Error {
  override readonly name: string = 'CannotRun';
}

/** Something is too large to be checked, which may be right for a page. */
export class LimitReached extends CannotRun {
  override readonly name = 'LimitReached';
}
