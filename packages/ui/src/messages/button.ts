// Built-in strings of buttons: a part of its own, because the first screen loads no other.

export const buttonZh = {
  /** Announced while a button waits. */
  pending: '处理中',
};
