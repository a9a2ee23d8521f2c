/** The running questionnaire. */
import { getQuestionnaire } from '@banxin/contract/calls/feedback/questionnaire';
import { useCall } from '../../lib/useCall.ts';

export const useQuestionnaire = () => useCall(getQuestionnaire, {});
