// Words of CountdownButton in Chinese.

export const countdownZh = {
  resendIn: (seconds: number): string => `${seconds} 秒后重发`,
  /** Announced once when a countdown starts. */
  countdownStarted: (seconds: number): string => `请等待 ${seconds} 秒`,
  /** Announced once when a countdown ends. */
  countdownEnded: '可以继续操作了',
};
