/** Asks before a WeChat is unbound; its code comes when somebody asks. */
import { unbindWechats } from '@banxin/contract/calls/wechat/binding';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { useText } from '../../../lib/text.ts';
import type { Wechat } from '../bind-wechat.data.ts';
import { wechatText } from '../bind-wechat.messages.ts';

export interface UnbindWechatProps {
  readonly wechat: Wechat;
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export default function UnbindWechat({ wechat, onEnd }: UnbindWechatProps) {
  const text = useText(wechatText);
  const { wechatUnionId, nickName } = wechat;
  return (
    <AskBefore
      call={unbindWechats}
      input={{ wechatUnionId }}
      title={text.unbind}
      done={{ text: text.unbound }}
      failed={text.notUnbound}
      onEnd={onEnd}
    >
      {text.unbindQuestion(nickName ?? text.nameless)}
    </AskBefore>
  );
}
