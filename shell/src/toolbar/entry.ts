import './toolbar.css';
import { startToolbar } from './start-toolbar.ts';

startToolbar();
