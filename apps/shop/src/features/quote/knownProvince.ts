/** Where the reader of this browser had something sent to last time they asked. */
export const KNOWN_PROVINCE = 'home.province';
