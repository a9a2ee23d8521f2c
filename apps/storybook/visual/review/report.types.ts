// What a review page is made from: the pictures that changed, and how.

/** What became of a picture. */
export type Kind = 'changed' | 'resized' | 'new' | 'removed' | 'unreadable' | 'untaken';

/** A picture of the page; `key` names its bytes, which stand in the page once. @unit px */
export interface Picture {
  key: string;
  width: number;
  height: number;
}

/** One picture that is not what it was. */
export interface Item {
  /** As its file is called: `actions-button/matrix.dark-390`. */
  name: string;
  kind: Kind;
  before?: Picture;
  after?: Picture;
  /** Marks what differs, over the picture that is taller. */
  mask?: Picture & { base: 'before' | 'after' };
  /** Around all that differs. @unit px */
  box?: { x: number; y: number; width: number; height: number };
  /** Pixels that differ. */
  count?: number;
  /** Why it could not be taken or read. */
  reason?: string;
}

/** Everything that a page shows. */
export interface Report {
  source: { is: 'run' } | { is: 'commit'; commit: string; subject: string };
  /** Components and screens with changes, in the order of the sidebar. */
  groups: { id: string; title: string; items: Item[] }[];
  /** Pictures that are what they were. */
  unchanged: number;
  /** Of the unchanged ones: those in which fewer pixels differ than may. */
  near: number;
  /** Kept pictures whose stories were not photographed. */
  unphotographed: string[];
  /** Who takes an answer: this page's server (with its key), or the command line. */
  accepts: { by: 'server'; key: string } | { by: 'command' } | { by: 'nobody' };
}

/** What the server answers to accepted pictures. */
export interface Accepted {
  accepted: string[];
  refused: { name: string; reason: string }[];
}
