/** Loads the captcha's picture through the client and hands it out as an address of this page. */

import type { RawAnswer } from '@banxin/contract/call';
import { isCancelled } from '@banxin/contract/callError';
import { getCaptcha } from '@banxin/contract/calls/login/captcha';
import type { captchaMachine } from '@banxin/flows/captcha';
import { useSelector } from '@banxin/flows/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useServices } from '../../lib/services.ts';

export interface CaptchaPicture {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly imageSrc: string | undefined;
}

/** What was typed, once there is a picture to have read it from: an answer to an older one is none. */
export const answerTo = ({ status }: CaptchaPicture, typed: string): string =>
  status === 'ready' ? typed : '';

export function useCaptchaPicture(captcha: ActorRefFrom<typeof captchaMachine>): CaptchaPicture {
  const { client } = useServices();
  const version = useSelector(captcha, ({ context }) => context.v);
  const status = useSelector(captcha, (snapshot): CaptchaPicture['status'] =>
    snapshot.hasTag('loading') ? 'loading' : snapshot.hasTag('broken') ? 'failed' : 'ready',
  );
  const [imageSrc, setImageSrc] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    let address: string | undefined;
    client.send(getCaptcha, { v: String(version) }, { signal: abort.signal }).then(
      (answer) => {
        address = URL.createObjectURL((answer as RawAnswer).blob);
        setImageSrc(address);
        captcha.send({ type: 'LOADED', v: version });
      },
      (error: unknown) => {
        if (!isCancelled(error)) captcha.send({ type: 'FAILED', v: version });
      },
    );
    return () => {
      abort.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [captcha, client, version]);
  return { status, imageSrc };
}
