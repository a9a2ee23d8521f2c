/** What can be done with an article: saved, published once it is saved, taken down once it is out. */
import { Button } from '@banxin/ui/Button';
import { Inline } from '@banxin/ui/Inline';
import { useText } from '../../../../lib/text.ts';
import { contentText } from '../../content.messages.ts';
import * as css from '../../Works.css.ts';

export interface ArticleActsProps {
  /** Its readers see it, or will. */
  readonly isOut: boolean;
  /** Something was typed that is not saved. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onPublish: () => void;
  readonly onTakeDown: () => void;
}

export function ArticleActs(props: ArticleActsProps) {
  const { isOut, isChanged, isPending, onPublish, onTakeDown } = props;
  const text = useText(contentText);
  return (
    <div className={css.acts}>
      <Inline gap={12}>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={!isChanged}>
          {isOut ? text.saveLive : text.save}
        </Button>
        <Button isDisabled={isChanged} onPress={onPublish}>
          {isOut ? text.publishAgain : text.publish}
        </Button>
        {isOut && (
          <Button tone="critical" onPress={onTakeDown}>
            {text.takeDown}
          </Button>
        )}
        {isChanged && <span className={css.subject}>{text.publishFirst}</span>}
      </Inline>
    </div>
  );
}
