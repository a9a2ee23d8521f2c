/** What is done with one of those that a customer keeps: made the default, changed, removed. */
import { Button } from '@banxin/ui/Button';
import * as css from './kept.css.ts';

interface Action {
  readonly label: string;
  /** Names what it is done with, for screen readers. */
  readonly spoken: string;
  readonly onPress: () => void;
  readonly isPending?: boolean;
}

export interface KeptActionsProps {
  readonly actions: readonly (Action | false)[];
}

export function KeptActions({ actions }: KeptActionsProps) {
  return (
    <div className={css.actions}>
      {actions.map(
        (action) =>
          action && (
            <Button
              key={action.label}
              variant="quiet"
              size="small"
              aria-label={action.spoken}
              isPending={action.isPending ?? false}
              onPress={action.onPress}
            >
              {action.label}
            </Button>
          ),
      )}
    </div>
  );
}
