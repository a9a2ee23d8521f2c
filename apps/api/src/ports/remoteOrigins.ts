/** The setting that names the servers from which print files are fetched. */

/** `https://files.example`, or `https://*.example` for every name below it. */
const ORIGIN = /^https:\/\/(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d{1,5})?$/i;

/** Reads `BANXIN_REMOTE_FILE_ORIGINS`: origins with commas between them; null names none. */
export function readRemoteOrigins(given: string | null): {
  readonly origins: readonly string[];
  readonly problems: readonly string[];
} {
  const origins = (given ?? '').split(',').flatMap((origin) => origin.trim() || []);
  const wrong = origins.filter((origin) => !ORIGIN.test(origin));
  return {
    origins: origins.map((origin) => origin.toLowerCase()),
    problems: wrong.map(
      (origin) =>
        `BANXIN_REMOTE_FILE_ORIGINS 应为以逗号分隔的 https:// 域名，如 https://files.example.com 或 https://*.example.com，现有 ${origin}`,
    ),
  };
}
