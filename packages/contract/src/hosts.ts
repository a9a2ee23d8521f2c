/** The hosts that calls go to. Only the shop's own is told who asks. @see specification §7 file service */

/** `api`: the shop's own. `files`: the file service, which is another. */
export type Host = 'api' | 'files';

/** Whether a host is sent the session. A call without it is open to everybody: whoever knows the path may. */
export const credentialsFor: Readonly<Record<Host, 'include' | 'omit'>> = {
  api: 'include',
  files: 'omit',
};
