import { createRoot } from 'react-dom/client';
import { TestDesk } from '../../packages/ui/src/testing/test-desk.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(<TestDesk />);
