/** How long an error notice is shown, in milliseconds. [NET-02] [UI-09] */
export const noticeDuration = 12_000;
