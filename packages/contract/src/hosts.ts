/** The hosts that calls go to. Only the shop's own is sent the session. @see specification §7 file service */

/** `api`: the shop's own. `files`: the file service, which is another. */
export type Host = 'api' | 'files';

/** Whether a host is sent the session. A call to a host without it is open to everybody who knows the path. */
export const credentialsFor: Readonly<Record<Host, 'include' | 'omit'>> = {
  api: 'include',
  files: 'omit',
};
