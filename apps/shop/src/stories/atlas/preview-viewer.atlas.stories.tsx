// Every state of the flow, reached by the shortest way. Written by `npm run atlas -w @banxin/shop`: do not edit.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtlasStage } from './AtlasStage.tsx';

const meta = {
  title: 'Atlas/preview-viewer',
  component: AtlasStage,
  tags: ['atlas', 'machine:preview-viewer', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { flow: 'preview-viewer', row: '' },
} satisfies Meta<typeof AtlasStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GalleryLoading: Story = {
  tags: ['state:gallery.loading'],
  args: { row: 'GalleryLoading' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
    ],
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  args: { row: 'Empty' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[],"index":0}',
    ],
  },
};

export const GalleryLoadingSecondImage: Story = {
  tags: ['state:gallery.loading'],
  args: { row: 'GalleryLoadingSecondImage' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'GO {"index":1}',
    ],
  },
};

export const GalleryShown: Story = {
  tags: ['state:gallery.shown'],
  args: { row: 'GalleryShown' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'LOADED {"index":0}',
    ],
  },
};

export const GalleryBroken: Story = {
  tags: ['state:gallery.broken'],
  args: { row: 'GalleryBroken' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'FAILED {"index":0}',
    ],
  },
};

export const GalleryShownSecondImage: Story = {
  tags: ['state:gallery.shown'],
  args: { row: 'GalleryShownSecondImage' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'GO {"index":1}',
      'LOADED {"index":1}',
    ],
  },
};

export const GalleryBrokenSecondImage: Story = {
  tags: ['state:gallery.broken'],
  args: { row: 'GalleryBrokenSecondImage' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'GO {"index":1}',
      'FAILED {"index":1}',
    ],
  },
};

export const GalleryZoomed: Story = {
  tags: ['state:gallery.zoomed'],
  args: { row: 'GalleryZoomed' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'LOADED {"index":0}',
      'ZOOM',
    ],
  },
};

export const GalleryZoomedSecondImage: Story = {
  tags: ['state:gallery.zoomed'],
  args: { row: 'GalleryZoomedSecondImage' },
  parameters: {
    input: 'opened',
    steps: [
      'OPEN {"images":[{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23c2361d%22%2F%3E%3C%2Fsvg%3E","alt":"名片正面","caption":"名片正面"},{"src":"data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%22940%22%20height%3D%22580%22%3E%3Crect%20width%3D%22940%22%20height%3D%22580%22%20fill%3D%22%23c2361d%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%2260%22%20width%3D%22320%22%20height%3D%2248%22%20fill%3D%22%23fffdf7%22%2F%3E%3Crect%20x%3D%2260%22%20y%3D%22440%22%20width%3D%22520%22%20height%3D%2220%22%20fill%3D%22%23fffdf7%22%2F%3E%3C%2Fsvg%3E","alt":"名片反面","caption":"名片反面"}],"index":0}',
      'GO {"index":1}',
      'LOADED {"index":1}',
      'ZOOM',
    ],
  },
};
