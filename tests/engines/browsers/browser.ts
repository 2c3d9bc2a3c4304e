/** A pointer or keyboard action as WebDriver and WebDriver BiDi both define it. */
export type Action =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** The actions of one input device, performed one after the other. */
export type InputSource =
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly Action[];
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly Action[] };

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly sameSite: string;
  readonly secure: boolean;
  /** Seconds since 1970; undefined for a session cookie. */
  readonly expiry: number | undefined;
}

/** A stock browser with an empty profile and one tab, as far as the protocols of all engines allow to drive it. */
export interface Browser {
  /** Name and version as the browser states them. */
  readonly version: string;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Starts going back; the page may still be the old one when this resolves. */
  back(): Promise<void>;
  /** Evaluates an expression in the page, which its Content Security Policy does not prevent; the result is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Real input: the page receives trusted events. */
  perform(sources: readonly InputSource[]): Promise<void>;
  cookies(): Promise<readonly Cookie[]>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Closes the browser and removes its profile. */
  close(): Promise<void>;
}

export interface BrowserSettings {
  /** The program to start. */
  readonly path: string;
  /** The X display to show the window on; '' for a browser that runs headless. */
  readonly display: string;
  /** Where the browser saves files without asking. */
  readonly downloadFolder: string;
  /** Of the window, in pixels. */
  readonly width: number;
  readonly height: number;
}
