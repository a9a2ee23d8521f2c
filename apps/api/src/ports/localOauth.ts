/** Local driver: test identities that a developer chooses from at `/dev/oauth/<provider>`. */
import type { Clock } from './clock.ts';
import { type Oauth, OauthCodeError, type OauthProvider } from './oauth.ts';
import type { Random } from './random.ts';

export interface LocalOauth extends Oauth {
  /** Hands out a code for an identity, as the provider does when the visitor agrees. */
  issue(subject: string, nickname?: string): string;
}

interface Issued {
  readonly subject: string;
  readonly nickname: string | null;
  readonly until: number;
}

/** As with the real providers. @unit ms */
const CODE_LIFE_MS = 5 * 60_000;

/** Codes live in memory: after a restart they are refused like expired ones. */
export function createLocalOauth(
  provider: OauthProvider,
  { random, clock }: { readonly random: Random; readonly clock: Clock },
): LocalOauth {
  const codes = new Map<string, Issued>();
  return {
    authorizeUrl: (state) => `/dev/oauth/${provider}?${new URLSearchParams({ state })}`,
    issue(subject, nickname) {
      for (const [code, { until }] of codes) if (until <= clock.now()) codes.delete(code);
      const code = random.token(16);
      codes.set(code, {
        subject,
        nickname: nickname ?? null,
        until: clock.now() + CODE_LIFE_MS,
      });
      return code;
    },
    async identify(code) {
      const found = codes.get(code);
      codes.delete(code);
      if (found === undefined || found.until <= clock.now()) throw new OauthCodeError('local');
      const { subject, nickname } = found;
      return { subject, nickname: async () => nickname };
    },
  };
}
