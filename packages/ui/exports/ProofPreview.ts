export {
  type ProofBox,
  type ProofFinding,
  type ProofPage,
  ProofPreview,
  type ProofPreviewProps,
} from '../src/components/ProofPreview/ProofPreview.tsx';
