// What a search field takes.
import type { Ref } from 'react';

export interface SearchFieldProps {
  /**
   * Name of the field; read aloud, not shown.
   * @zh 字段名称；朗读，不显示。
   */
  label: string;
  /**
   * Value, when the parent holds it.
   * @zh 当前值，受控时给出。
   */
  value?: string | undefined;
  /**
   * First value, when the field holds it.
   * @zh 初始值，非受控时给出。
   */
  defaultValue?: string | undefined;
  /**
   * Called with the new value at each change.
   * @zh 每次改变时调用，带上新的值。
   */
  onChange?: ((value: string) => void) | undefined;
  /**
   * Called by Enter, the button, a hot word or a recent search; never by the Enter that commits Chinese input.
   * @zh 按 Enter、搜索按钮、热门词或最近搜索时调用；输入法上屏的回车不调用。
   */
  onSubmit?: ((value: string) => void) | undefined;
  /**
   * Example of what can be found.
   * @zh 举例说明可以搜什么。
   */
  placeholder?: string | undefined;
  /**
   * `button` joins a search button to the box (page header), `icon` is a filter above a list.
   * @zh `button` 带搜索按钮，用于页头；`icon` 用于列表上方的筛选。
   * @default 'icon'
   */
  variant?: 'button' | 'icon' | undefined;
  /**
   * Popular words below the box; each searches at once.
   * @zh 搜索框下方的热门词，点一下即搜索。
   */
  hotWords?: readonly string[] | undefined;
  /**
   * Recent searches, newest first; shown while the box is empty and has the focus.
   * @zh 最近搜索，最新的在前；搜索框为空且有焦点时显示。
   */
  history?: readonly string[] | undefined;
  /**
   * Removes one recent search.
   * @zh 移除一条最近搜索。
   */
  onHistoryRemove?: ((word: string) => void) | undefined;
  /**
   * Removes all recent searches.
   * @zh 清空最近搜索。
   */
  onHistoryClear?: (() => void) | undefined;
  /**
   * Cannot be changed and cannot be focused.
   * @zh 不可修改，也不接收焦点。
   */
  isDisabled?: boolean | undefined;
  /**
   * The DOM element.
   * @zh 对应的 DOM 元素。
   */
  ref?: Ref<HTMLInputElement> | undefined;
}
