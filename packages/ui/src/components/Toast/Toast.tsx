// Shows the toasts of a queue, above everything but the image viewer.

import PositiveIcon from 'lucide-react/icons/circle-check';
import CriticalIcon from 'lucide-react/icons/circle-x';
import NeutralIcon from 'lucide-react/icons/info';
import CautionIcon from 'lucide-react/icons/triangle-alert';
import CloseIcon from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { classes } from '../../internal/classes.ts';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import type { ToastQueue } from './toastQueue.ts';

export interface ToastRegionProps {
  /** The queue, from `createToastQueue()`. */
  queue: ToastQueue;
}

const icons = {
  neutral: NeutralIcon,
  positive: PositiveIcon,
  caution: CautionIcon,
  critical: CriticalIcon,
};

/** Put one at the root of the application. F6 moves the focus to it. */
export function ToastRegion({ queue }: ToastRegionProps): ReactNode {
  const messages = useMessages();
  return (
    <AriaToastRegion
      queue={queue.source}
      aria-label={messages.toasts}
      data-component="ToastRegion"
      className={css.region}
    >
      {({ toast }) => {
        const { text, detail, action, tone = 'neutral' } = toast.content;
        const Icon = icons[tone];
        return (
          <AriaToast toast={toast} data-tone={tone} className={classes(css.toast, css.tone[tone])}>
            <span className={classes(css.icon, css.ink[tone])} aria-hidden="true">
              <Icon size="1em" />
            </span>
            <ToastContent className={css.content}>
              <Text slot="title" className={css.text}>
                {text}
              </Text>
              {detail !== undefined && (
                <Text slot="description" className={css.detail}>
                  {detail}
                </Text>
              )}
            </ToastContent>
            {action !== undefined && (
              <Button
                size="small"
                variant="quiet"
                onPress={() => {
                  action.onPress();
                  queue.close(toast.key);
                }}
              >
                {action.label}
              </Button>
            )}
            <span className={css.closing}>
              <IconButton
                slot="close"
                size="small"
                aria-label={messages.dismiss}
                icon={<CloseIcon size="1em" />}
              />
            </span>
          </AriaToast>
        );
      }}
    </AriaToastRegion>
  );
}
