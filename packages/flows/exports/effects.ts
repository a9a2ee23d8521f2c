/** What flows ask of the world around them. */
export { watchEmitted } from '../src/emitted.ts';
export type {
  EmittedBy,
  NavigateEmitted,
  ProgressEmitted,
  ReloadEmitted,
  RequestErrorEmitted,
  ScrollEmitted,
  StoreEmitted,
  StoreKey,
  TitleEmitted,
  ToastEmitted,
  WorldEmitted,
} from '../src/emitted.types.ts';
