/** Asks before one device, or all others, are logged out; its code comes when somebody asks. */
import { endOtherSessions, endSession } from '@banxin/contract/calls/customer/device';
import { AskBefore } from '../../../lib/AskBefore.tsx';
import { deviceName } from '../../../lib/deviceName.ts';
import { useText } from '../../../lib/text.ts';
import { accountText } from '../account.messages.ts';
import type { Device } from './DeviceList.tsx';

export interface EndDeviceProps {
  readonly device: Device | 'others';
  /** Closed; true when it was done. */
  readonly onEnd: (isDone: boolean) => void;
}

export function EndDevice({ device, onEnd }: EndDeviceProps) {
  const text = useText(accountText);
  const asked = { failed: text.endFailed, onEnd };
  return device === 'others' ? (
    <AskBefore
      {...asked}
      call={endOtherSessions}
      input={{}}
      title={text.endOthers}
      done={{ text: text.endedOthers }}
    >
      {text.endOthersQuestion}
    </AskBefore>
  ) : (
    <AskBefore
      {...asked}
      call={endSession}
      input={{ id: device.id }}
      title={text.end}
      done={{ text: text.ended }}
    >
      {text.endQuestion(deviceName(device.device, text.unknownDevice), device.ip)}
    </AskBefore>
  );
}
