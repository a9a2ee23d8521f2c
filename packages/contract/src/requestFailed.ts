/** A fixed text that is needed before the others are: what a call ends with that cannot even be sent. */
export const requestFailed = '请求出错，请刷新重试';
