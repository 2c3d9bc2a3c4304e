/** How long an error is told, in milliseconds. [NET-02] [UI-09] */
export const noticeTime = 12_000;
