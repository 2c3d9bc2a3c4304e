/** How long an error is told, in milliseconds. [NET-02] [UI-09] */
export const noticeDuration = 12_000;
