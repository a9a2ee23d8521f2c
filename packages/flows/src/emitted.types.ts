/**
 * What flows ask the world to do, once each. What one flow alone asks for stands in its own types, and
 * its host performs it.
 */
import type { Display } from '@banxin/contract/call';
import type { Place, RouteName } from '@banxin/contract/routes';
import type { ActorRef, AnyActorRef } from 'xstate';

/** A short message that goes away by itself. */
export interface ToastEmitted {
  type: 'toast';
  tone: 'success' | 'error';
  message: string;
  /** How long it stands. @unit ms */
  duration: number;
}

/** Load the page again. */
export interface ReloadEmitted {
  type: 'reload';
}

/** Go to a page of the shop. */
export interface NavigateEmitted {
  type: 'navigate';
  /** A route by name, or a path with query that somebody asked for before. */
  to: Place | string;
  /** true: the current entry of the history is replaced. */
  replace: boolean;
}

/** Keep a value in local storage. */
export interface StoreEmitted {
  type: 'store';
  key: StoreKey;
  value: string;
  /** Forgotten after this time; undefined keeps it. @unit s */
  expiresInSeconds: number | undefined;
}

/**
 * `smsResendAt`: an SMS went out, its expiry is the deadline of the countdown ·
 * `signed`: message to show after the reload, then removed ·
 * `usageLog`: what was ordered and not posted yet.
 */
export type StoreKey = 'smsResendAt' | 'signed' | 'usageLog';

/** Set the document's title to that of a page, in the reader's language. */
export interface TitleEmitted {
  type: 'title';
  route: RouteName;
}

/** Start or end the progress bar. */
export interface ProgressEmitted {
  type: 'progress';
  running: boolean;
}

/** Scroll the page. */
export interface ScrollEmitted {
  type: 'scroll';
  /** From the top. @unit px */
  top: number;
}

/**
 * A call failed whose refusals the flow judges itself: it was sent silently, this shows it. All
 * other failures are shown by the client, once per request.
 */
export interface RequestErrorEmitted {
  type: 'requestError';
  mode: Display;
  message: string;
  /** Of a refusal: its key and values, by which its words are found in another language. */
  data?: unknown;
}

/** What any flow may ask of the world around it; performed once, by the handlers of the provider. */
export type WorldEmitted =
  | ToastEmitted
  | ReloadEmitted
  | NavigateEmitted
  | StoreEmitted
  | TitleEmitted
  | ProgressEmitted
  | ScrollEmitted
  | RequestErrorEmitted;

/** What a flow may emit: the world's events and its own. */
export type EmittedBy<Flow extends AnyActorRef> =
  | WorldEmitted
  | (Flow extends ActorRef<infer _Snapshot, infer _Event, infer Emitted> ? Emitted : never);
