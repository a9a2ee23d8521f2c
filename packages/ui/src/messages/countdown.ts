// Built-in strings of the countdown button: a part of its own, so that what is light stays light.

export const countdownZh = {
  resendIn: (seconds: number): string => `${seconds} 秒后重发`,
  /** Announced once when a countdown starts. */
  countdownStarted: (seconds: number): string => `请等待 ${seconds} 秒`,
  /** Announced once when a countdown ends. */
  countdownEnded: '可以继续操作了',
};
